import { company } from '@selasar/domain/core';

export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} · ${company.name}`}</title>;
}

export function NoIndex() {
  return <meta name="robots" content="noindex" />;
}
