/** Load from autocannon that costs the generator little: both share the machine's cores. */
import autocannon from 'autocannon';

/** Bodies are counted, not read: as text, a compressed page costs its reader more than it costs the server. */
function ignoreBodies(client: autocannon.Client): void {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody: (data: Buffer) => void } };
  pipelinedRequests.addBody = () => {};
}

/** Fires as these options say. rate: answers a second; p50 and p99 in milliseconds; bad: answers that are not 2xx, or none. */
export async function load(options: autocannon.Options) {
  const { latency, requests, non2xx, errors } = await autocannon({ ...options, setupClient: ignoreBodies });
  return {
    rate: requests.average,
    total: requests.total,
    p50: latency.p50,
    p99: latency.p99,
    bad: non2xx + errors,
  };
}
