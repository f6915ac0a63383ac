import { Button } from "~/components/Button";
import { Card, CardTitle } from "~/components/Card";
import { classNames } from "~/components/classNames";
import type { PorTerminar } from "~/domain/paquetes/saldo/lotes";
import { bonos } from "~/domain/paquetes/saldo/saldo";
import { enlaceSuelto, textoSuave } from "~/styles/layout.css";
import * as css from "./tarjetas.css";

export interface SaldoProps {
  estado: "success" | "error";
  total: number;
  /** Bonos in their last days; null when there are none. */
  termina: PorTerminar | null;
  /** Bonos that end first, with their last day in words; null for bonos without an end. */
  primeros: { quedan: number; hasta: string } | null;
  /** Balance of coins in words; null when it is zero, or could not be read. */
  monedas: string | null;
}

/** Bonos of the person as a number, with those that end first. Without bonos the tile leads to the packs. */
export function Saldo({ estado, total, primeros, monedas }: Omit<SaldoProps, "termina">) {
  return (
    <Card as="section" covered aria-labelledby="saldo" className={css.tarjeta}>
      <div id="saldo">
        <CardTitle as="h2" href="/mi-zona-privada/saldo">
          Tu saldo
        </CardTitle>
      </div>
      <p>
        <strong className={css.numero}>{bonos(total)}</strong>
        {estado === "error" && " (no disponible por ahora)"}
      </p>
      {primeros && (
        <p className={textoSuave}>
          {primeros.quedan === total ? "Hasta" : `${primeros.quedan} hasta`} {primeros.hasta}
        </p>
      )}
      {monedas && (
        <a href="/recompensas" className={classNames(enlaceSuelto, css.sobreElEnlace)}>
          {monedas}
        </a>
      )}
      {estado === "success" && total === 0 && (
        <Button href="/tienda" variant="text" className={css.sobreElEnlace}>
          Ver paquetes
        </Button>
      )}
    </Card>
  );
}
