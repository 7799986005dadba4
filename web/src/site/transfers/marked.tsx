/** A label that gets another asterisk while its required field is empty. */
export const marked = (label: string) => (missing: boolean) => (
  <>
    {label}
    {missing ? <span aria-hidden> *</span> : null}
  </>
);
