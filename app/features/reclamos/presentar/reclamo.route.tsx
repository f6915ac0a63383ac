import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { TITULOS } from "./pasos";
import { Reclamo } from "./Reclamo";
import type { loader } from "./reclamo.server";

export { loader, action } from "./reclamo.server";
export const handle = {
  empieza: ({ paso }: { paso: string }) => paso === "tipo",
  seLista: true,
  hidratar: "intencion",
  repite: [
    "tipo",
    "nombre",
    "idTipoDocumento",
    "numeroDocumento",
    "esMenor",
    "domicilio",
    "telefono",
    "correo",
    "clase",
    "monto",
    "descripcion",
    "texto",
    "pedido",
  ],
} satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const { titulo } = TITULOS[data?.paso ?? "tipo"];
  return [
    { title: data && data.paso !== "tipo" ? `${titulo} · ${TITULOS.tipo.titulo}` : titulo },
    {
      name: "description",
      content: "Presenta un reclamo o una queja sin tener cuenta, y consulta su respuesta.",
    },
  ];
};

/** A draft belongs to its person: no cache keeps its page (RFC 9111 § 5.2.2.5). */
export const headers = () => ({ "cache-control": "private, no-store" });

export default Reclamo;
