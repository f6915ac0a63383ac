import { getFormProps, useForm } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { CampoDePrueba } from "~/components/CampoDePrueba";
import { classNames } from "~/components/classNames";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { ALGUIEN_QUE_YA_NO_ESTA } from "~/domain/comunidades/texto";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoGuia } from "~/styles/layout.css";
import * as css from "../comunidades.css";
import { SALIR } from "../intenciones";
import type { action } from "./accion.server";

interface Props {
  nombre: string;
  seudonimo: string;
  volver: string;
  /** Address of this page, to come back to from the insurer's sign-in. */
  direccion: string;
  conClave: boolean;
}

/** Asks before a member leaves, and for a proof of identity: nothing brings the texts back. */
export function Salida({ nombre, seudonimo, volver, direccion, conClave }: Props) {
  const respuesta = useActionData<typeof action>();
  const [form, { clave }] = useForm<{ clave?: string | undefined }>({
    id: SALIR,
    lastResult: respuesta?.envio,
  });
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>¿Salir de {nombre}?</h1>
        <p className={textoGuia}>No se puede deshacer.</p>
      </header>
      <ul className={css.consecuencias}>
        <li>
          Se borra lo que escribiste. En su lugar y en el de {seudonimo} se lee «{ALGUIEN_QUE_YA_NO_ESTA}».
        </li>
        <li>Las respuestas de otras personas quedan.</li>
        <li>Terminan los bloqueos: ya no bloqueas a nadie aquí, y nadie te bloquea.</li>
        <li>Si Moderación está revisando algo tuyo, lo lee hasta decidir. Una pausa o suspensión sigue.</li>
        <li>Puedes volver con otro nombre, sin lo que escribiste.</li>
      </ul>
      <Form {...getFormProps(form)} className={pila.media}>
        <ErrorSummary errors={errorsOf([clave, "Contraseña"])} general={respuesta?.generales} />
        <CampoDePrueba conClave={conClave} campo={clave} volverA={direccion} />
        <div>
          <Button name="intencion" value={SALIR} variant="danger">
            Salir y borrar lo mío
          </Button>
        </div>
      </Form>
      <p>
        <a href={volver} className={enlaceSuelto}>
          Quedarme
        </a>
      </p>
    </div>
  );
}
