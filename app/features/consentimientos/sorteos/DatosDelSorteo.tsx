import { DataList } from "~/components/DataList";
import { Card } from "~/components/Card";
import { Hexadecimal } from "./Hexadecimal";
import { pila } from "~/styles/layout.css";
import type { DatosDelSorteo as Datos } from "./sorteo.server";

/** Organizer, prize and dates, to be read before entering. */
export function DatosDelSorteo(sorteo: Datos) {
  return (
    <Card as="section" aria-labelledby="datos-del-sorteo" className={pila.corta}>
      <h2 id="datos-del-sorteo">El sorteo</h2>
      <DataList
        entries={[
          { term: "Premio", value: sorteo.premio },
          { term: "Unidades", value: sorteo.existencias },
          { term: "Organiza", value: `${sorteo.organizador}, RUC ${sorteo.ruc}` },
          { term: "Ámbito", value: "Todo el Perú" },
          { term: "Desde", value: sorteo.desde },
          { term: "Hasta", value: sorteo.hasta },
          { term: "Fecha del sorteo", value: sorteo.sorteoEn },
        ]}
      />
    </Card>
  );
}

/** Data with which anybody can check the winner. Nobody needs them to enter. */
export function DatosPublicados(sorteo: Datos) {
  return (
    <Card as="section" aria-labelledby="lo-publicado" className={pila.corta}>
      <h2 id="lo-publicado">Para comprobar el sorteo</h2>
      <DataList
        entries={[
          { term: "Valor público del sorteo", value: sorteo.fuentePublica },
          {
            term: "Huella de la semilla",
            value: sorteo.huellaDeSemilla ? (
              <Hexadecimal>{sorteo.huellaDeSemilla}</Hexadecimal>
            ) : (
              "Todavía no está publicada"
            ),
          },
          ...(sorteo.lista
            ? [
                { term: "Lista de participaciones fijada", value: sorteo.lista.fijadaEn },
                { term: "Huella de la lista", value: <Hexadecimal>{sorteo.lista.huella}</Hexadecimal> },
              ]
            : []),
          {
            term: sorteo.abierto ? "Participan hasta ahora" : "Participan",
            value: sorteo.lista?.entradas ?? sorteo.participaciones,
          },
        ]}
      />
    </Card>
  );
}
