import { enlaceSuelto } from "~/styles/layout.css";
import * as css from "./saldo.css";

interface Movimiento {
  idMovimiento: string;
  cambio: string;
  /** Specialty of the prepaid sessions, when it is only one. */
  especialidad?: string;
  motivo: string;
  /** Page of the purchase behind a movement, with its price and receipt; null for another movement. */
  href: string | null;
  cuando: string;
  iso: string;
}

/** Movements of a balance, latest first. */
export function Movimientos({ movimientos }: { movimientos: Movimiento[] }) {
  if (movimientos.length === 0) return null;
  return (
    <ul className={css.movimientos}>
      {movimientos.map(({ idMovimiento, cambio, especialidad, motivo, href, cuando, iso }) => (
        <li key={idMovimiento} className={css.movimiento}>
          <span className={css.motivo}>
            {href ? (
              <a href={href} className={enlaceSuelto}>
                {motivo}
              </a>
            ) : (
              motivo
            )}
            <time dateTime={iso} className={css.momento}>
              {cuando}
            </time>
          </span>
          <span>
            <strong>{cambio}</strong>
            {especialidad && ` de ${especialidad}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
