import { Tag } from "~/components/Tag";
import type { PersonaSinLugar } from "~/domain/talleres/deEquipo/repositorio";
import { pila } from "~/styles/layout.css";
import * as css from "./talleres.css";

interface Props {
  personas: readonly (Pick<PersonaSinLugar, "guardadaPara"> & { persona: string })[];
}

/** People whose place is kept until they act, and the waiting line, numbered in its order. */
export function SinLugar({ personas }: Props) {
  const guardados = personas.filter(({ guardadaPara }) => guardadaPara !== null);
  const esperan = personas.filter(({ guardadaPara }) => guardadaPara === null);
  return (
    <section aria-labelledby="sin-lugar" className={pila.media}>
      <h2 id="sin-lugar">Todavía sin lugar</h2>
      {guardados.length > 0 && (
        <ul className={css.personas}>
          {guardados.map(({ persona, guardadaPara }, orden) => (
            <li key={orden} className={css.persona}>
              {persona} <Tag tone="advertencia">Por {guardadaPara}</Tag>
            </li>
          ))}
        </ul>
      )}
      {esperan.length > 0 && (
        <ol aria-label="En espera" className={css.espera}>
          {esperan.map(({ persona }, orden) => (
            <li key={orden}>{persona}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
