// The front door of samples: what after-sale may ask of a sample request, and do to it; and samples that go to a laboratory.
export {
  countSampleCase,
  findSampleForCase,
  holdSampleForCase,
  payBackSample,
  type SampleOfCase,
  whyNoSampleCase,
} from './end/case-sample.ts';
export { sampleOutlook } from './look-over-samples.ts';
export { askForSamples } from './submit-samples.ts';
