/** Strict parser for Prometheus's text format: values by name and labels, le last. Throws for malformed lines. */
const TYPE = /^# TYPE ([a-z_][a-z\d_]*) (counter|gauge|histogram)$/;
const FIGURE = /^([a-z_][a-z\d_]*)(\{(?:[a-z]+="(?:[^"\\\n]|\\["\\n])*",?)+\})? (-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/;

export function parsePrometheus(text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  let family = '';
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith('# HELP ')) continue;
    const typed = TYPE.exec(line)?.[1];
    if (typed) {
      family = typed;
      continue;
    }
    const [, name = '', written = '', value] = FIGURE.exec(line) ?? [];
    const labels = written.replace(/^\{(le="[^"]*"),(.*)\}$/, '{$2,$1}');
    if (
      !family ||
      ![family, `${family}_bucket`, `${family}_sum`, `${family}_count`].includes(name) ||
      found.has(name + labels)
    )
      throw new Error(`'${line}' is not valid Prometheus text format.`);
    found.set(name + labels, Number(value));
  }
  return found;
}
