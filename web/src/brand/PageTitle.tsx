import { company } from '@selasar/domain';

/** The title of the page; React hoists it into the head. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} · ${company.name}`}</title>;
}
