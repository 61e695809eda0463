/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
    the roles stand because browsers drop a table's meaning where its rows
   are laid out as cards. */
import type { ComponentPropsWithRef } from 'react';

export const Table = (props: ComponentPropsWithRef<'table'>) => <table {...props} role="table" />;

export const HeadGroup = (props: ComponentPropsWithRef<'thead'>) => (
  <thead {...props} role="rowgroup" />
);

export const ColumnHeader = (props: ComponentPropsWithRef<'th'>) => (
  <th {...props} scope="col" role="columnheader" />
);

export const Row = (props: ComponentPropsWithRef<'tr'>) => <tr {...props} role="row" />;

export const RowGroup = (props: ComponentPropsWithRef<'tbody'>) => (
  <tbody {...props} role="rowgroup" />
);

export const Cell = (props: ComponentPropsWithRef<'td'>) => <td {...props} role="cell" />;

/** Names the cells of its row, or of its group of rows. */
export const RowHeader = ({ scope = 'row', ...rest }: ComponentPropsWithRef<'th'>) => (
  <th {...rest} scope={scope} role="rowheader" />
);
