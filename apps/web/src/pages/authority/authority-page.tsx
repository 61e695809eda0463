import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import type { PageAddress } from '../../parts/page/page.ts';
import { FollowHeading } from '../../features/interests/follow-heading.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { AuthorityDescription } from './authority-description.tsx';
import { AuthorityFrame } from './authority-frame.tsx';
import { authorityQuery } from './authority-queries.ts';
import { AuthorityMetadata } from './authority-metadata.tsx';
import { AuthorityTitles } from './authority-titles.tsx';
import { WorksOverTime } from './works-over-time.tsx';

export function queries({ params: { codAutoridade = '' } }: PageAddress) {
  return [authorityQuery(codAutoridade)];
}

/** Authority: who or what it is, its works over time, and the titles under it. */
export function Page() {
  return <AuthorityFrame page="">{(authority) => <Record authority={authority} />}</AuthorityFrame>;
}

function Record({ authority }: { readonly authority: Output<'getAuthority'> }) {
  const { t } = useTranslation();
  return (
    <>
      {!authority.tem_registro && <Message title={t('authority.noRecord')} />}
      <AuthorityMetadata authority={authority} />
      <AuthorityDescription authority={authority} />
      <FollowHeading authority={authority} />
      <WorksOverTime authority={authority} />
      <AuthorityTitles authority={authority} />
    </>
  );
}
