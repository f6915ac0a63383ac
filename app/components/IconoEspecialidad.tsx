import { clases } from "./clases";
import { conAspecto } from "./especialidades";
import { tinte } from "./Etiqueta.css";
import { Icono } from "./Icono";
import * as css from "./IconoEspecialidad.css";

export function IconoEspecialidad({
  slug,
  tamano = "grande",
}: {
  slug: string;
  tamano?: "chico" | "grande";
}) {
  const known = conAspecto(slug);
  return (
    <span className={clases(css.tamano[tamano], tinte[known])}>
      <Icono nombre={known} tamano={tamano === "grande" ? 24 : 20} />
    </span>
  );
}
