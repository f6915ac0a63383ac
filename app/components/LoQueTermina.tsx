import { useId } from "react";
import { bonos } from "~/domain/paquetes/saldo/saldo";
import type { PorTerminar } from "~/domain/paquetes/saldo/lotes";
import { enlaceSuelto, fila } from "~/styles/layout.css";
import { alert, icon } from "./Alert.css";
import { Icon } from "./Icon";

const LISTA = new Intl.ListFormat("es", { type: "conjunction" });

/** Bonos in their last days, with the link that books with them. Specialties are left out for discretion. */
export function LoQueTermina({ quedan, cuando, especialidades }: PorTerminar) {
  const idDeTitulo = useId();
  const [primera, ...mas] = especialidades;
  const unica = primera && mas.length === 0 ? `/${primera.slug}` : "";
  return (
    <section aria-labelledby={idDeTitulo} className={alert.advertencia}>
      <Icon name="reloj" size={24} className={icon.advertencia} />
      <div className={fila.extremos}>
        <div>
          <p>
            <strong
              id={idDeTitulo}
            >{`${bonos(quedan)} ${quedan === 1 ? "vence" : "vencen"} ${cuando}`}</strong>
          </p>
          {especialidades.length > 0 && <p>{LISTA.format(especialidades.map(({ nombre }) => nombre))}</p>}
        </div>
        <a href={`/agendar${unica}`} className={enlaceSuelto}>
          Agendar
        </a>
      </div>
    </section>
  );
}
