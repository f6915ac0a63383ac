import { Tag } from "~/components/Tag";
import { pila } from "~/styles/layout.css";
import type { PersonaSinLugar } from "~/domain/talleres/deEquipo/repositorio";
import * as css from "./talleres.css";

interface Props {
  personas: readonly (Pick<PersonaSinLugar, "guardadaPara"> & { persona: string })[];
}

/** People whose place is kept until they act, and the waiting line in its order. */
export const SinLugar = ({ personas }: Props) => (
  <section aria-labelledby="sin-lugar" className={pila.media}>
    <h2 id="sin-lugar">Todavía sin lugar</h2>
    <ol className={css.espera}>
      {personas.map(({ persona, guardadaPara }, puesto) => (
        <li key={puesto}>
          <span className={css.persona}>
            {persona} {guardadaPara && <Tag tone="advertencia">Por {guardadaPara}</Tag>}
          </span>
        </li>
      ))}
    </ol>
  </section>
);
