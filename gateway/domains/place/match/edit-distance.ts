/**
 * Number of letters that were added, left out, changed or swapped with their neighbour between two words; anything
 * above `most` is returned as `most + 1`.
 */
export function editDistance(left: string, right: string, most: number): number {
  const tooMany = most + 1;
  if (Math.abs(left.length - right.length) > most) return tooMany;
  let before: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      const isSwapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const cost = Math.min(
        (above[column] ?? tooMany) + 1,
        (current[column - 1] ?? tooMany) + 1,
        (above[column - 1] ?? tooMany) + Number(!isSame),
        isSwapped ? (before[column - 2] ?? tooMany) + 1 : tooMany,
      );
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > most) return tooMany;
    before = above;
    above = current;
  }
  return Math.min(above[right.length] ?? tooMany, tooMany);
}
