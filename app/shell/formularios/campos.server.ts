/** Fields of a request's body, unchecked; the body can be read again. */
export const camposDe = async (request: Request): Promise<FormData> => request.clone().formData();
