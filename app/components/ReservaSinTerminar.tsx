import { pila, textoChico } from "~/styles/layout.css";
import { Icon } from "./Icon";
import * as css from "./ReservaSinTerminar.css";

/** Whose time runs out, until when, and the way back to where it is paid. */
export interface ReservaPendiente {
  hasta: string;
  sesion: string;
  href: string;
}

/** A time, or a place in a workshop, that somebody chose and left without paying: it is theirs for some minutes still. */
export function ReservasSinTerminar({ reservas }: { reservas: ReservaPendiente[] }) {
  if (reservas.length === 0) return null;
  return (
    <section aria-label="Tu reserva sin terminar" className={pila.corta}>
      {reservas.map(({ hasta, sesion, href }) => (
        <div key={href} className={css.banda}>
          <Icon name="reloj" size={24} />
          <p>
            <a href={href} className={css.enlace}>
              Separado hasta las {hasta}: termina tu reserva
            </a>
            <br />
            <span className={textoChico}>{sesion}</span>
          </p>
        </div>
      ))}
    </section>
  );
}
