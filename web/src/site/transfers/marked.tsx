/** A label with a second asterisk while its required field is empty. */
export const marked = (label: string) => (missing: boolean) => (
  <>
    {label}
    {missing ? <span aria-hidden> *</span> : null}
  </>
);
