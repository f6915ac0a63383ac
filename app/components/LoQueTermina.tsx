import { useId } from "react";
import { bonos } from "~/domain/paquetes/saldo/saldo";
import type { PorTerminar } from "~/domain/paquetes/saldo/lotes";
import { pila } from "~/styles/layout.css";
import { Button } from "./Button";
import { Icon } from "./Icon";
import * as css from "./LoQueTermina.css";

const LISTA = new Intl.ListFormat("es", { type: "conjunction" });

/** Bonos in their last days, with the button that books with them. Specialties are left out for discretion. */
export function LoQueTermina({ quedan, hasta, especialidades }: PorTerminar) {
  const idDeTitulo = useId();
  const [primera, ...mas] = especialidades;
  const unica = primera && mas.length === 0 ? `/${primera.slug}` : "";
  const cuando = /\d/.test(hasta) ? `el ${hasta}` : hasta;
  return (
    <section aria-labelledby={idDeTitulo} className={css.termina}>
      <Icon name="reloj" size={24} />
      <div className={pila.junta}>
        <h2 id={idDeTitulo} className={css.titulo}>
          {`${bonos(quedan)} ${quedan === 1 ? "vence" : "vencen"} ${cuando}`}
        </h2>
        {especialidades.length > 0 && <p>{LISTA.format(especialidades.map(({ nombre }) => nombre))}</p>}
      </div>
      <Button href={`/agendar${unica}`}>Agendar</Button>
    </section>
  );
}
