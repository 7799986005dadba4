/** Title and description of the page; React hoists both into the head. */
export function PageTitle({ title, description }: { title: string; description?: string }) {
  return (
    <>
      <title>{`${title} · Selasar Bali`}</title>
      {description ? <meta name="description" content={description} /> : null}
    </>
  );
}
