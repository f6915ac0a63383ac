import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import type { SeccionDeHoja } from "~/domain/reclamos/enPalabras";
import type { PasoDeReclamo } from "~/domain/reclamos/borrador";
import { enlaceSuelto, fila, pila, textoSuave } from "~/styles/layout.css";
import { SeccionesDeHoja } from "~/components/SeccionesDeHoja";
import { direccionDePaso, TITULOS } from "./pasos";

interface Props {
  /** Name of the draft, so that an old page finds the sheet that was made of it. */
  borrador: string;
  secciones: readonly (SeccionDeHoja & { pasos: readonly PasoDeReclamo[] })[];
  notas: readonly string[];
  generales: string[];
}

export function Revision({ borrador, secciones, notas, generales }: Props) {
  return (
    <Form className={pila.amplia}>
      <ErrorSummary errors={[]} general={generales} />
      <Card className={pila.amplia}>
        {secciones.map(({ pasos, ...seccion }) => (
          <div key={seccion.titulo}>
            <SeccionesDeHoja secciones={[seccion]} />
            <p className={fila.media}>
              {pasos.map((paso) => (
                <a key={paso} href={direccionDePaso(paso)} className={enlaceSuelto}>
                  Cambiar: {TITULOS[paso].nombre.toLowerCase()}
                </a>
              ))}
            </p>
          </div>
        ))}
      </Card>
      {notas.map((nota) => (
        <p key={nota} className={textoSuave}>
          {nota}
        </p>
      ))}
      <input type="hidden" name="borrador" value={borrador} />
      <Button wide large>
        Registrar reclamo
      </Button>
    </Form>
  );
}
