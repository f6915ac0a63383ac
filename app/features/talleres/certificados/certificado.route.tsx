import type { MetaFunction } from "@remix-run/node";
import { Certificado } from "./Certificado";
import type { loader } from "./certificado.server";
import { sinValor } from "./sinValor";

export { loader } from "./certificado.server";
/** Title of a certificate's page, which a browser uses as the name of a saved file. */
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.vale?.documento ?? sinValor(Boolean(data?.revocado)) },
  {
    name: "description",
    content:
      "Comprueba que un certificado de asistencia a un taller o a una clase en vivo fue emitido aquí y sigue siendo válido.",
  },
];

/** The page is open to everybody with its address, but no cache may keep a person's name (RFC 9111 § 5.2.2.5). */
export const headers = () => ({ "cache-control": "private, no-store" });

export default Certificado;
