/**
 * Hands over together what is told in one turn of the event loop: to send a message to another thread
 * takes longer than to send a few more with it.
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
