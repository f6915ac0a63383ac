import { useHydrated } from "remix-utils/use-hydrated";
import { useRef, useState, type DragEvent } from "react";
import { Button } from "~/components/Button";
import { Icon } from "~/components/Icon";
import { BAJAR, campoDePuesto, ORDENAR, SUBIR } from "~/domain/cuestionarios/envios";
import { soloLectores, textoSuave } from "~/styles/layout.css";
import { idDeMando, puestoEnPalabras } from "./mandos";
import type { PreguntaALaVista } from "./preguntaALaVista";
import * as css from "./bienestar.css";

type Props = Pick<PreguntaALaVista, "cod" | "opciones" | "puestos" | "elegidas"> & {
  /** Position, from 1, to which an option was just moved; null when none was. */
  movida: number | null;
};

const ESTADO = "puesto-de-la-movida";

/**
 * A ranking, which can be sorted in three equivalent ways (WCAG 2.2, 2.5.7): with buttons, with the number of each
 * position, and by dragging, which needs a script. Each way sends the page, so each change is stored at once. Until
 * somebody moves or numbers an option no number is shown: the order of the form is nobody's answer.
 */
export function Orden({ cod, opciones, puestos, elegidas, movida }: Props) {
  const vivo = useHydrated();
  const [orden, setOrden] = useState(opciones);
  const [llevada, setLlevada] = useState<string | null>(null);
  const boton = useRef<HTMLButtonElement>(null);

  function pasarSobre(evento: DragEvent, sobre: string) {
    if (llevada === null) return;
    evento.preventDefault();
    if (llevada === sobre) return;
    const [opcion] = orden.filter(({ id }) => id === llevada);
    const otras = orden.filter(({ id }) => id !== llevada);
    const antes = orden.findIndex(({ id }) => id === sobre);
    setOrden([...otras.slice(0, antes), opcion!, ...otras.slice(antes)]);
  }
  function soltar() {
    if (llevada === null) return;
    setLlevada(null);
    boton.current?.form?.requestSubmit(boton.current);
  }

  return (
    <>
      <p className={textoSuave}>
        Usa las flechas, o dale su número a las que más te importan: las demás siguen como están.
        {vivo && <span className={css.conRaton}> También puedes arrastrarlas a su lugar.</span>}
      </p>
      <p id={ESTADO} role="status" className={soloLectores}>
        {puestoEnPalabras(orden, movida)}
      </p>
      <ol id="orden" className={css.orden}>
        {orden.map(({ id, texto }, indice) => (
          <li
            key={id}
            draggable={vivo}
            onDragStart={() => setLlevada(id)}
            onDragOver={(evento) => pasarSobre(evento, id)}
            onDrop={(evento) => evento.preventDefault()}
            onDragEnd={soltar}
            className={css.puesto[llevada === id ? "llevado" : "quieto"]}
          >
            <input type="hidden" name="respuesta" value={id} />
            <label className={css.lugar}>
              <span className={soloLectores}>Puesto de {texto}</span>
              <select
                id={`${cod}-${indice}`}
                name={campoDePuesto(id)}
                // The new key gives a dragged option its new number.
                key={`${id} ${indice}`}
                defaultValue={puestos[id] ?? (elegidas.length > 0 ? String(indice + 1) : "")}
                className={css.numeroDePuesto}
              >
                <option value="">–</option>
                {orden.map((_, otro) => (
                  <option key={otro} value={String(otro + 1)}>
                    {otro + 1}
                  </option>
                ))}
              </select>
            </label>
            <span className={css.nombre}>{texto}</span>
            <span className={css.mandos}>
              <Button
                variant="secondary"
                name="intencion"
                value={SUBIR + id}
                id={idDeMando(SUBIR, indice + 1)}
                aria-describedby={indice + 1 === movida ? ESTADO : undefined}
                disabled={indice === 0}
                className={css.mando}
              >
                <Icon name="abajo" className={css.haciaArriba} />
                <span className={soloLectores}>Subir {texto}</span>
              </Button>
              <Button
                variant="secondary"
                name="intencion"
                value={BAJAR + id}
                id={idDeMando(BAJAR, indice + 1)}
                aria-describedby={indice + 1 === movida ? ESTADO : undefined}
                disabled={indice === orden.length - 1}
                className={css.mando}
              >
                <Icon name="abajo" />
                <span className={soloLectores}>Bajar {texto}</span>
              </Button>
            </span>
          </li>
        ))}
      </ol>
      <button type="submit" ref={boton} name="intencion" value={ORDENAR} hidden tabIndex={-1}>
        Ordenar
      </button>
    </>
  );
}
