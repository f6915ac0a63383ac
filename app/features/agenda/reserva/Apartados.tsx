import { Button } from "~/components/Button";
import { Form } from "~/components/Form";
import { classNames } from "~/components/classNames";
import { enlaceSuelto, fila, pila } from "~/styles/layout.css";
import type { ApartadoEnPalabras } from "./apartados.server";
import { LIBERAR } from "./intenciones";
import * as css from "./reserva.css";

/** Times that are held for the person, each with a link to finish the booking and a button to release the time. */
export function Apartados({ apartados }: { apartados: readonly ApartadoEnPalabras[] }) {
  if (apartados.length === 0) return null;
  return (
    <ul aria-label="Horarios que tienes separados" className={classNames(pila.media, css.bajoElTitulo)}>
      {apartados.map(({ idHorario, con, cuando, hasta, href, seLibera }) => (
        <li key={idHorario} className={pila.corta}>
          <a href={href} className={enlaceSuelto}>
            {cuando}, con {con}
          </a>
          <span>Separado hasta las {hasta}.</span>
          {seLibera && (
            <Form className={fila.corta}>
              <input type="hidden" name="idHorario" value={idHorario} />
              <Button
                variant="secondary"
                name="intencion"
                value={LIBERAR}
                aria-label={`Liberar ${cuando}, con ${con}`}
              >
                Liberar
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
