type Values = Readonly<Record<string, string | undefined>>;

/** With what differs from the usual value, and without the rest. Parameters of others stay. */
export function withParams(params: URLSearchParams, values: Values, usual: Values = {}) {
  const written = new URLSearchParams(params);
  for (const [name, value = ''] of Object.entries(values)) {
    if (value === (usual[name] ?? '')) written.delete(name);
    else written.set(name, value);
  }
  return written;
}
