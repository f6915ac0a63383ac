import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Hoja } from "./Hoja";
import type { loader } from "./hoja.server";
import { tituloDe } from "./titulo";

export { loader, action } from "./hoja.server";
export const handle = {
  hidratar: "siempre",
  repite: ["hoja", "documento"],
  tomaArchivo: true,
} satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.titulo ?? tituloDe(null) },
  { name: "description", content: "El estado de tu reclamo, hasta cuándo te respondemos, y la respuesta." },
];

/** No cache may keep a person's sheet (RFC 9111 § 5.2.2.5). */
export const headers = () => ({ "cache-control": "private, no-store" });

export default Hoja;
