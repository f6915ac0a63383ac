import type { MetaFunction } from "@remix-run/node";
import { Especialistas } from "./Especialistas";

export { loader } from "./especialistas.server";
export const handle = {
  publica: ["buscar", "especialidad", "tema", "idioma", "precio", "cuando", "orden"],
  horarios: true,
  dibujo: "/compartir/especialista.png",
};
export const meta: MetaFunction = () => [
  { title: "Especialistas · Bienestar" },
  {
    name: "description",
    content:
      "Psicología, nutrición, finanzas y más. Compara precios, temas e idiomas, y mira el primer horario libre.",
  },
];

export default Especialistas;
