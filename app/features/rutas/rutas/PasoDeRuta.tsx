import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { Form } from "~/components/Form";
import { Icon } from "~/components/Icon";
import { HECHO } from "~/domain/rutas/formularios";
import { fila, pila, soloLectores, textoChico, textoSuave } from "~/styles/layout.css";
import * as css from "./rutas.css";

export interface PasoALaVista {
  id: string;
  titulo: string;
  nota: string | null;
  detalles: string;
  /** Day on which the step was done; null for a step that is not done. */
  dia: string | null;
  abierto: boolean;
  ir: { href: string; texto: string } | null;
  pregunta: { texto: string; opciones: { id: string; texto: string }[] } | null;
  respuesta: string | null;
}

/** A step of a route: done, open with its actions, or still to come. */
export function PasoDeRuta({ numero, inicio, ...paso }: PasoALaVista & { numero: number; inicio: string }) {
  const { id, titulo, dia, abierto, nota, ir, pregunta } = paso;
  const suTitulo = `titulo-de-${id}`;
  return (
    <li id={`paso-${id}`} tabIndex={-1} className={css.paso}>
      <span
        className={dia !== null ? css.marcaHecha : abierto ? css.abierto : css.porHacer}
        aria-hidden="true"
      >
        {dia === null ? numero : <Icon name="exito" />}
      </span>
      <div className={css.cuerpo}>
        <h3 id={suTitulo} className={css.tituloDePaso}>
          {titulo}
          {dia !== null && <span className={soloLectores}> (hecho)</span>}
        </h3>
        <p className={classNames(textoSuave, textoChico)}>
          {paso.detalles}
          {dia !== null && ` · hecho ${dia}`}
        </p>
        {paso.respuesta && <Alert role="status">{paso.respuesta}</Alert>}
        {dia === null && nota && <p className={textoChico}>{nota}</p>}
        {abierto && (
          <Form action={inicio} className={pila.corta}>
            <input type="hidden" name="paso" value={id} />
            {pregunta ? (
              <fieldset className={pila.corta}>
                <legend className={css.legenda}>{pregunta.texto}</legend>
                <input type="hidden" name="intencion" value={HECHO} />
                {pregunta.opciones.map((opcion) => (
                  <Button key={opcion.id} name="opcion" value={opcion.id} variant="secondary" wide>
                    {opcion.texto}
                  </Button>
                ))}
                <p className={classNames(textoSuave, textoChico)}>
                  No guardamos qué elegiste, solo que respondiste.
                </p>
              </fieldset>
            ) : (
              <div className={fila.corta}>
                {ir && <Button href={ir.href}>{ir.texto}</Button>}
                <Button
                  name="intencion"
                  value={HECHO}
                  variant={ir ? "secondary" : "primary"}
                  aria-describedby={suTitulo}
                >
                  Lo hice
                </Button>
              </div>
            )}
          </Form>
        )}
      </div>
    </li>
  );
}
