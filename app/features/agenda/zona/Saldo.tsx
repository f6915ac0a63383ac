import { clases } from "~/components/clases";
import { ListaDeDatos } from "~/components/ListaDeDatos";
import { Tarjeta } from "~/components/Tarjeta";
import { bonos } from "~/domain/paquetes/saldo/saldo";
import * as css from "./zona.css";
import { enlaceSuelto, pila, textoChico, textoSuave } from "~/styles/layout.css";

interface Props {
  estado: "success" | "error";
  bonos: { especialidad: string; cantidad: number }[];
}

export function Saldo({ estado, bonos: porEspecialidad }: Props) {
  const total = estado === "error" ? 0 : porEspecialidad.reduce((suma, { cantidad }) => suma + cantidad, 0);
  return (
    <Tarjeta como="section" aria-labelledby="saldo" className={pila.media}>
      <h2 id="saldo">Tu saldo</h2>
      <p>
        <strong className={css.total}>{bonos(total)}</strong>
        {estado === "error" && " (no disponible por ahora)"}
      </p>
      {porEspecialidad.length > 0 && (
        <ListaDeDatos
          datos={porEspecialidad.map(({ especialidad, cantidad }) => ({
            termino: especialidad,
            valor: bonos(cantidad),
          }))}
        />
      )}
      <p className={clases(textoSuave, textoChico)}>Cada bono paga una sesión de su especialidad.</p>
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
    </Tarjeta>
  );
}
