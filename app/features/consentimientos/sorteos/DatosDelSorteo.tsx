import { ListaDeDatos } from "~/components/ListaDeDatos";
import { Tarjeta } from "~/components/Tarjeta";
import { Hexadecimal } from "./Hexadecimal";
import { pila } from "~/styles/layout.css";
import type { DatosDelSorteo as Datos } from "./sorteo.server";

/** Who, what and when: to be read before entering. */
export function DatosDelSorteo(sorteo: Datos) {
  return (
    <Tarjeta como="section" aria-labelledby="datos-del-sorteo" className={pila.corta}>
      <h2 id="datos-del-sorteo">El sorteo</h2>
      <ListaDeDatos
        datos={[
          { termino: "Premio", valor: sorteo.premio },
          { termino: "Unidades", valor: sorteo.existencias },
          { termino: "Organiza", valor: `${sorteo.organizador}, RUC ${sorteo.ruc}` },
          { termino: "Ámbito", valor: "Todo el Perú" },
          { termino: "Desde", valor: sorteo.desde },
          { termino: "Hasta", valor: sorteo.hasta },
          { termino: "Fecha del sorteo", valor: sorteo.sorteoEn },
          { termino: "Valor público del sorteo", valor: sorteo.fuentePublica },
          ...(sorteo.huellaDeSemilla
            ? [
                {
                  termino: "Huella de la semilla",
                  valor: <Hexadecimal>{sorteo.huellaDeSemilla}</Hexadecimal>,
                },
              ]
            : []),
          { termino: "Participan hasta ahora", valor: sorteo.participaciones },
        ]}
      />
    </Tarjeta>
  );
}
