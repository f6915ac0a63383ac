import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import type { PasoDeRegistro } from "~/domain/cuentas/registro/registro";
import { TITULOS } from "./pasos";
import { Registro } from "./Registro";
import type { loader } from "./registro.server";

export { loader, action } from "./registro.server";
export const handle = {
  empieza: ({ paso }: { paso: PasoDeRegistro }) => paso === "documento",
  hidratar: "intencion",
  pruebaClaves: true,
  repite: [
    "intencion",
    "idTipoDocumento",
    "numeroDocumento",
    "nombre",
    "apePaterno",
    "apeMaterno",
    "correo",
    "pais",
    "telefono",
    "version",
    "casillas.*",
  ],
  salida: "/",
} satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: tituloDe(data?.paso) },
  {
    name: "description",
    content:
      "Crea tu cuenta en pocos pasos: reserva sesiones, guarda lo que te gusta y sigue donde te quedaste.",
  },
];

/** Title of a step of the sign-up. The step comes first, so that each page has its own title (WCAG 2.2, 2.4.2). */
function tituloDe(paso: PasoDeRegistro = "documento"): string {
  const { titulo } = TITULOS[paso];
  return paso === "documento" ? titulo : `${titulo} · ${TITULOS.documento.titulo}`;
}

export default Registro;
