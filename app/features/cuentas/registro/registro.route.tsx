import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Registro } from "./Registro";

export { loader, action } from "./registro.server";
export const handle = {
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
export const meta: MetaFunction = () => [
  { title: "Crea tu cuenta" },
  {
    name: "description",
    content:
      "Crea tu cuenta en pocos pasos: reserva sesiones, guarda lo que te gusta y sigue donde te quedaste.",
  },
];

export default Registro;
