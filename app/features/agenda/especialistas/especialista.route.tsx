import type { MetaFunction } from "@remix-run/node";
import { recortada } from "~/shell/marco/cabeza";
import type { Handle } from "~/shell/route";
import { Especialista } from "./Especialista";
import type { loader } from "./especialista.server";
import { cosasDeEspecialista } from "./paraCompartir";

export { loader } from "./especialista.server";
export const handle = {
  publica: [],
  horarios: true,
  dibujo: "/compartir/especialista.png",
  cosas: cosasDeEspecialista,
  admiteModal: true,
  ayudaPrimero: true,
} satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [
        { title: `${data.nombre}, ${data.especialidad}` },
        { name: "description", content: recortada(data.presentacion) },
      ]
    : [{ title: "" }];

export default Especialista;
