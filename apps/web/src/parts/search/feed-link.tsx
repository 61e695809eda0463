interface FeedLinkProps {
  /** Query of the search whose new titles the feed lists; '' for the whole catalogue. */
  readonly query: string;
  readonly title: string;
}

/** Links in the head of the page by which feed readers find new titles, as RSS and as Atom. */
export function FeedLink({ query, title }: FeedLinkProps) {
  const search = query && `?${query}`;
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={title} href={`/rss${search}`} />
      <link rel="alternate" type="application/atom+xml" title={title} href={`/atom${search}`} />
    </>
  );
}
