/**
 * Longest time in ms between two turns of the calling thread's event loop; counts its own work, not its wait for a
 * processor that others had.
 */
export function watchEventLoop(): { longest(): number } {
  let longest = 0;
  let [turned, worked] = [performance.now(), process.threadCpuUsage()];
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(worked);
    const now = performance.now();
    longest = Math.max(longest, Math.min(now - turned, (user + system) / 1000));
    [turned, worked] = [now, process.threadCpuUsage()];
  }, 1);
  return {
    longest() {
      clearInterval(timer);
      return longest;
    },
  };
}
