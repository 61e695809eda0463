-- What a title of an order costs: from whom, at which price, by which commitment, and what was invoiced and
-- paid once something of it has come. Orders of before have nothing of it.
alter table purchase_order_item
  add column supplier text not null default '',
  -- Of the money that was set aside for it ('empenho'), or the number that the supplier gave the order.
  add column commitment text not null default '',
  -- In centavos, as all money: of one copy as it was ordered, and of all that came as it was paid.
  add column unit_price integer check (unit_price >= 0),
  add column invoice text not null default '',
  add column invoiced_on date,
  add column paid integer check (paid >= 0),
  add constraint purchase_order_item_invoice_of_delivery
    check (delivered > 0 or (invoice = '' and invoiced_on is null and paid is null));
create index on purchase_order_item (order_id);
