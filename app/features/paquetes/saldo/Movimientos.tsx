import { Card } from "~/components/Card";
import { pila, textoSuave } from "~/styles/layout.css";

interface Movimiento {
  idMovimiento: string;
  cambio: string;
  /** Specialty of the prepaid sessions, when it is only one. */
  especialidad?: string;
  motivo: string;
  cuando: string;
  iso: string;
}

/** Movements of a balance, latest first. */
export function Movimientos({ movimientos }: { movimientos: Movimiento[] }) {
  if (movimientos.length === 0) return null;
  return (
    <ul className={pila.media}>
      {movimientos.map(({ idMovimiento, cambio, especialidad, motivo, cuando, iso }) => (
        <li key={idMovimiento}>
          <Card className={pila.corta}>
            <p>
              <strong>{cambio}</strong>
              {especialidad && ` de ${especialidad}`}
            </p>
            <p>{motivo}</p>
            <p className={textoSuave}>
              <time dateTime={iso}>{cuando}</time>
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
