import { Alert } from "~/components/Alert";
import { classNames } from "~/components/classNames";
import { DataList } from "~/components/DataList";
import { Card } from "~/components/Card";
import { bonos } from "~/domain/paquetes/saldo/saldo";
import * as css from "./zona.css";
import { enlaceSuelto, pila, textoChico, textoSuave } from "~/styles/layout.css";

interface Props {
  estado: "success" | "error";
  bonos: { especialidad: string; cantidad: number }[];
  /** Sentences about prepaid sessions that expire soon, one for each day. */
  vencen: string[];
  /** Balance of coins in words; null when it is zero, or could not be read. */
  monedas: string | null;
}

export function Saldo({ estado, bonos: porEspecialidad, vencen, monedas }: Props) {
  const total = estado === "error" ? 0 : porEspecialidad.reduce((suma, { cantidad }) => suma + cantidad, 0);
  return (
    <Card as="section" aria-labelledby="saldo" className={pila.media}>
      <h2 id="saldo">Tu saldo</h2>
      <p>
        <strong className={css.total}>{bonos(total)}</strong>
        {estado === "error" && " (no disponible por ahora)"}
      </p>
      {vencen.length > 0 && (
        <Alert kind="advertencia">
          {vencen.map((oracion) => (
            <p key={oracion}>{oracion}</p>
          ))}
          <a className={enlaceSuelto} href="/agendar">
            Agendar con tu saldo
          </a>
        </Alert>
      )}
      {porEspecialidad.length > 0 && (
        <DataList
          entries={porEspecialidad.map(({ especialidad, cantidad }) => ({
            term: especialidad,
            value: bonos(cantidad),
          }))}
        />
      )}
      <p className={classNames(textoSuave, textoChico)}>Cada bono paga una sesión de su especialidad.</p>
      {monedas && (
        <p>
          Y tienes{" "}
          <a href="/recompensas">
            <strong>{monedas}</strong>
          </a>{" "}
          para canjear en la tienda.
        </p>
      )}
      <p>
        <a className={enlaceSuelto} href="/tienda">
          Comprar bonos
        </a>
      </p>
      <p>
        <a className={enlaceSuelto} href="/mi-zona-privada/saldo">
          Movimientos de saldo
        </a>
      </p>
    </Card>
  );
}
