/**
 * Hands over at once what is told in one turn of the event loop: a message to another thread costs more than a
 * few more values in it.
 */
export function inOneTurn<Item>(send: (items: readonly Item[]) => void): (item: Item) => void {
  let waiting: Item[] = [];
  return (item) => {
    if (waiting.push(item) > 1) return;
    setImmediate(() => {
      const items = waiting;
      waiting = [];
      send(items);
    });
  };
}
