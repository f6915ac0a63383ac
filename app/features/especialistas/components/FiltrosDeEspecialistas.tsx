import { Boton } from "~/components/Boton";
import { Selector, type Opcion } from "~/components/Selector";
import type { FiltrosDeEspecialistas as Filtros } from "~/domain/especialistas/buscarEspecialistas";
import * as css from "./especialistas.css";

interface Props {
  filtros: Filtros;
  especialidades: Opcion[];
  temas: Opcion[];
  idiomas: Opcion[];
  precios: Opcion[];
}

const CUANDO: Opcion[] = [
  { valor: "hoy", texto: "Hoy" },
  { valor: "3-dias", texto: "En los próximos 3 días" },
  { valor: "7-dias", texto: "En los próximos 7 días" },
];
const ORDEN: Opcion[] = [
  { valor: "horario", texto: "Primer horario libre" },
  { valor: "precio", texto: "Menor precio" },
];

/** A plain GET form: every combination has an address that can be shared. */
export function FiltrosDeEspecialistas({ filtros, especialidades, temas, idiomas, precios }: Props) {
  const filtro = (name: keyof Filtros) => ({ id: `filtro-${name}`, name, defaultValue: filtros[name] ?? "" });
  return (
    <form action="/especialista" className={css.filtros} aria-label="Filtrar especialistas">
      <Selector etiqueta="Especialidad" vacia="Todas" opciones={especialidades} {...filtro("especialidad")} />
      <Selector etiqueta="Tema" vacia="Todos" opciones={temas} {...filtro("tema")} />
      <Selector etiqueta="Primer horario" vacia="Cualquier día" opciones={CUANDO} {...filtro("cuando")} />
      <Selector etiqueta="Precio" vacia="Cualquiera" opciones={precios} {...filtro("precio")} />
      <Selector etiqueta="Idioma" vacia="Cualquiera" opciones={idiomas} {...filtro("idioma")} />
      <Selector etiqueta="Ordenar por" opciones={ORDEN} {...filtro("orden")} />
      <Boton variante="secundario">Filtrar</Boton>
    </form>
  );
}
