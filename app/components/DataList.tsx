import type { ReactNode } from "react";
import { classNames } from "./classNames";
import * as css from "./DataList.css";

export type DataEntry = { term: string; value: ReactNode; total?: boolean };

/** What was chosen, line by line; the total stands out. Only a sum keeps its figures beside their words on a telephone. */
export function DataList({ entries }: { entries: DataEntry[] }) {
  return (
    <dl className={entries.some(({ total }) => total) ? undefined : css.stacked}>
      {entries.map(({ term, value, total }) => (
        <div key={term} className={classNames(css.row, total && css.total)}>
          <dt className={total ? undefined : css.term}>{term}</dt>
          <dd className={total ? undefined : css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
