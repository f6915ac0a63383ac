import { Tag } from "~/components/Tag";
import { fila } from "~/styles/layout.css";

/** Reasons for which a text waits. */
export function Etiquetas({ etiquetas }: { etiquetas: readonly { texto: string; esPeligro: boolean }[] }) {
  return (
    <span className={fila.corta}>
      {etiquetas.map(({ texto, esPeligro }) => (
        <Tag key={texto} tone={esPeligro ? "error" : "neutral"}>
          {texto}
        </Tag>
      ))}
    </span>
  );
}
