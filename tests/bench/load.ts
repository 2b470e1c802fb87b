/** Load from autocannon with little overhead, because both share the machine's cores. */
import autocannon from 'autocannon';

/** Skips parsing of bodies: decoding costs the client more than the server. */
function ignoreBodies(client: autocannon.Client): void {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody: (data: Buffer) => void } };
  pipelinedRequests.addBody = () => {};
}

/** Runs autocannon. rate: responses per second; p50 and p99 in milliseconds; bad: responses that are not 2xx, or missing. */
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
