import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Especialistas } from "./Especialistas";

export { loader } from "./especialistas.server";
export const handle = {
  publica: ["buscar", "especialidad", "tema", "idioma", "precio", "cuando", "orden"],
  horarios: true,
  dibujo: "/compartir/especialista.png",
  admiteModal: true,
  ayudaPrimero: true,
} satisfies Handle;
export const meta: MetaFunction = () => [
  { title: "Elige especialista" },
  {
    name: "description",
    content:
      "Psicología, nutrición, finanzas y más. Compara precios, temas e idiomas, y mira el primer horario libre.",
  },
];

export default Especialistas;
