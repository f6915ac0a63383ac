import { clases } from "~/components/clases";
import { ListaDeDatos } from "~/components/ListaDeDatos";
import { Tarjeta } from "~/components/Tarjeta";
import { bonos } from "~/domain/saldo/saldo";
import { pila, textoChico, textoSuave } from "~/styles/layout.css";

interface Props {
  estado: "success" | "error";
  bonos: { especialidad: string; cantidad: number }[];
}

export function Saldo({ estado, bonos: porEspecialidad }: Props) {
  const total = porEspecialidad.reduce((suma, { cantidad }) => suma + cantidad, 0);
  return (
    <Tarjeta como="section" aria-labelledby="saldo" className={pila.media}>
      <h2 id="saldo">Tu saldo</h2>
      <ListaDeDatos
        datos={[
          ...porEspecialidad.map(({ especialidad, cantidad }) => ({
            termino: especialidad,
            valor: bonos(cantidad),
          })),
          {
            termino: "Total",
            valor: estado === "error" ? `${bonos(0)} (no disponible por ahora)` : bonos(total),
            total: true,
          },
        ]}
      />
      <p className={clases(textoSuave, textoChico)}>Cada bono paga una sesión de su especialidad.</p>
    </Tarjeta>
  );
}
