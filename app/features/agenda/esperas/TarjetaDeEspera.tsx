import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { Form } from "~/components/Form";
import { Card } from "~/components/Card";
import { ACEPTAR, DEJAR_PASAR, SALIR } from "~/domain/agenda/esperas/formularios";
import { RETENCION_EN_MINUTOS } from "~/domain/agenda/horarios/retencion";
import { enlaceSuelto, fila, pila, textoChico, textoSuave } from "~/styles/layout.css";
import type { EsperaEnPantalla } from "./esperas.server";

/** Card of a person's waiting list: the offered time, or the number of people ahead. */
export function TarjetaDeEspera({
  idEspera,
  para,
  especialista,
  lugar,
  oferta,
  saltadas,
  href,
}: EsperaEnPantalla) {
  const titulo = `espera-${idEspera}`;
  return (
    <Card as="section" aria-labelledby={titulo} className={pila.media}>
      <div className={pila.junta}>
        <h2 id={titulo}>
          <a href={href} className={enlaceSuelto}>
            {para}, con {especialista}
          </a>
        </h2>
        {lugar && <p className={textoSuave}>{lugar}</p>}
      </div>
      {oferta && (
        <Alert
          kind="exito"
          title={
            <>
              Se liberó el <time dateTime={oferta.iso}>{oferta.cuando}</time>
            </>
          }
        >
          <p>
            Es solo para ti hasta las {oferta.hasta}.{" "}
            {oferta.alMover
              ? "Si lo aceptas, tu sesión pasa a esa hora y no pagas nada más."
              : `Si lo aceptas, tienes ${RETENCION_EN_MINUTOS} minutos para terminar la reserva y sales de la lista.`}
          </p>
          {oferta.alMover?.seDevuelveSiCancela && <p>{oferta.alMover.reglaDeCambio}</p>}
        </Alert>
      )}
      {oferta?.alMover && !oferta.alMover.seDevuelveSiCancela && (
        <Alert kind="advertencia">{oferta.alMover.reglaDeCambio}</Alert>
      )}
      {saltadas.length > 0 && (
        <ul className={classNames(pila.junta, textoSuave, textoChico)}>
          {saltadas.map(({ idOferta, texto }) => (
            <li key={idOferta}>{texto}</li>
          ))}
        </ul>
      )}
      <Form className={fila.corta}>
        <input type="hidden" name="idEspera" value={idEspera} />
        {oferta && (
          <>
            <Button name="intencion" value={ACEPTAR}>
              {oferta.alMover ? "Cambiar mi sesión a esa hora" : "Aceptar este horario"}
            </Button>
            <Button name="intencion" value={DEJAR_PASAR} variant="secondary">
              Dejarlo pasar
            </Button>
          </>
        )}
        <Button name="intencion" value={SALIR} variant="text">
          Salir de la lista
        </Button>
      </Form>
    </Card>
  );
}
