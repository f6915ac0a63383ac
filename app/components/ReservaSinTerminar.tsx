import { useId } from "react";
import { pila, textoChico } from "~/styles/layout.css";
import { Icon } from "./Icon";
import * as css from "./ReservaSinTerminar.css";

/** A held time or place that expires, and the link to the page where it is paid or answered. */
export interface ReservaPendiente {
  hasta: string;
  /** Name of the specialist or the workshop; null for a person who wants discretion. */
  con: string | null;
  cuando: string;
  href: string;
  /**
   * Set for a time or place that the waiting list offers, and that is lost unless accepted. Missing when the person
   * chose it.
   */
  liberado?: "horario" | "lugar";
}

const DICHO = { horario: "un horario", lugar: "un lugar" } as const;

/**
 * Banner about times and workshop places that are held for the person for some minutes. The person chose them and left
 * without paying, or the waiting list offers them.
 */
export function ReservasSinTerminar({ reservas }: { reservas: readonly ReservaPendiente[] }) {
  return (
    <>
      <Bandas nombre="Se liberó para ti" reservas={reservas.filter(({ liberado }) => liberado)} />
      <Bandas nombre="Tu reserva sin terminar" reservas={reservas.filter(({ liberado }) => !liberado)} />
    </>
  );
}

function Bandas({ nombre, reservas }: { nombre: string; reservas: ReservaPendiente[] }) {
  if (reservas.length === 0) return null;
  return (
    <section aria-label={nombre} className={pila.corta}>
      {reservas.map((reserva) => (
        <Banda key={`${reserva.con} ${reserva.cuando} ${reserva.hasta}`} {...reserva} />
      ))}
    </section>
  );
}

function Banda({ hasta, con, cuando, href, liberado }: ReservaPendiente) {
  const idDescripcion = useId();
  return (
    <div className={css.banda}>
      <Icon name="reloj" size={24} />
      <p>
        <a href={href} className={css.enlace} aria-describedby={idDescripcion}>
          {liberado
            ? `Se liberó ${DICHO[liberado]} para ti: acéptalo antes de las ${hasta}`
            : `Separado hasta las ${hasta}: termina tu reserva`}
        </a>
        <br />
        <span id={idDescripcion} className={textoChico}>
          {con === null ? cuando : `${con}, ${cuando}`}
        </span>
      </p>
    </div>
  );
}
