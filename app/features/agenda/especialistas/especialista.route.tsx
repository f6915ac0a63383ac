import type { MetaFunction } from "@remix-run/node";
import { Especialista } from "./Especialista";
import type { loader } from "./especialista.server";
import { cosasDeEspecialista } from "./paraCompartir";

export { loader } from "./especialista.server";
export const handle = {
  publica: [],
  horarios: true,
  dibujo: "/compartir/especialista.png",
  cosas: cosasDeEspecialista,
};
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [
        { title: `${data.nombre}, ${data.especialidad} · Bienestar` },
        { name: "description", content: data.presentacion.slice(0, 150) },
      ]
    : [{ title: "Bienestar" }];

export default Especialista;
