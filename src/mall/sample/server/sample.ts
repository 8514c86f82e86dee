// The front door of samples: what after-sale may ask of a sample request, and do to it.
export {
  countSampleCase,
  findSampleForCase,
  holdSampleForCase,
  payBackSample,
  type SampleOfCase,
  whyNoSampleCase,
} from './end/case-sample.ts';
