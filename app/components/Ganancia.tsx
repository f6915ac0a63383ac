import { Tag } from "./Tag";

/** Coins that the activity of a page earned, in words; nothing without any. */
export const Ganancia = ({ texto }: { texto: string | null }) =>
  texto !== null && (
    <p>
      <Tag tone="exito">{texto}</Tag>
    </p>
  );
