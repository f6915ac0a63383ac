import type { MetaFunction } from "@remix-run/node";
import { Certificado } from "./Certificado";

export { loader } from "./certificado.server";
export const meta: MetaFunction = () => [
  { title: "Certificado de asistencia" },
  {
    name: "description",
    content:
      "Comprueba que un certificado de asistencia a un taller o a una clase en vivo fue emitido aquí y sigue siendo válido.",
  },
];

/** Whoever has the address may look; no cache has to keep a name. */
export const headers = () => ({ "cache-control": "private, no-store" });

export default Certificado;
