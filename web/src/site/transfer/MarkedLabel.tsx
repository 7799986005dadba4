/** A label that gets another asterisk while its required field is empty. */
export function MarkedLabel({ missing, children }: { missing: boolean; children: string }) {
  return (
    <>
      {children}
      {missing ? <span aria-hidden> *</span> : null}
    </>
  );
}
